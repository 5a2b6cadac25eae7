import { showLine } from '../file/showText.ts'
import { LostConnection } from './LostConnection.ts'
import { MigrationError } from './MigrationError.ts'
import { PushRefusal } from './PushRefusal.ts'

/** An error that the database reports. */
interface DatabaseError extends Error {
  readonly code: string
}

const MIGRATE = 'add --migrate, or run npx supabase db push first'
/** How to prepare a database, by the code of the error that shows what it lacks. */
const PREPARATION: ReadonlyMap<string, string> = new Map([
  ['42P01', MIGRATE], // A table
  ['42703', MIGRATE], // A column
  ['42704', 'run supabase/plain/roles.sql first'], // A role
])

const AGAIN = 'run the command again once nothing else uses these tables'
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['42501', 'allowed: the owner of its tables in DATABASE_URL'],
  ['25006', 'allowed: a database in DATABASE_URL that is no copy to read'],
  ['40001', AGAIN], // Another transaction was first.
  ['40P01', AGAIN], // A deadlock
  ['55P03', AGAIN], // A lock that others hold
  ['57014', AGAIN], // A time limit
])
const OTHERWISE = 'mend that in the database, and run the command again'

const UNCHANGED = 'The figures of the database are as they were.'

/**
 * Says to the person at the terminal what the database refused, where, and how to go on.
 *
 * @returns the error itself unless it is one of the database
 */
export function explainError(error: unknown): unknown {
  const isMigrating = error instanceof MigrationError
  const reason = isMigrating ? error.cause : error
  const words = describe(reason, isMigrating)
  if (words === undefined) return reason
  const place = isMigrating
    ? `The command stopped in the migration ${error.file}; those before it are applied. `
    : ''
  return new PushRefusal(`${place}${words}`)
}

function describe(error: unknown, isMigrating: boolean): string | undefined {
  if (error instanceof LostConnection) return describeLoss(error)
  if (!isDatabaseError(error)) return undefined
  const { code } = error
  const what = showLine(error.message)
  const preparation = PREPARATION.get(code)
  if (preparation !== undefined && !(isMigrating && preparation === MIGRATE)) {
    return `The database is not prepared: ${what}; ${preparation}.`
  }
  return `The database refused it: ${what} (code ${code}); ${ADVICE.get(code) ?? OTHERWISE}. ${UNCHANGED}`
}

function describeLoss({ message, isCommitting }: LostConnection): string {
  const lost = `The connection to the database was lost: ${showLine(message)}.`
  if (!isCommitting) return `${lost} ${UNCHANGED} Run the command again.`
  return (
    `${lost} The changes were just being committed, so the database has all of them or none. Run the command again: it ` +
    'makes them if they are not there.'
  )
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error
}
