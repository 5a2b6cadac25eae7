import { getLastDay } from '../domain/index.ts'

/** The last day that a row can have, by the clock of the test. */
export const LAST_DAY = getLastDay(Date.now())
