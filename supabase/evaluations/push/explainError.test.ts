import { expect, it } from 'vitest'
import { explainError } from './explainError.ts'
import { LostConnection } from './LostConnection.ts'
import { MigrationError } from './MigrationError.ts'
import { PushRefusal } from './PushRefusal.ts'

const refuse = (code: string, message = 'why') =>
  Object.assign(new Error(message), { code, severity: 'ERROR' })

const UNCHANGED = 'The figures of the database are as they were.'

it.each([
  ['42P01', 'The database is not prepared: why; add --migrate, or run npx supabase db push first.'],
  ['42704', 'The database is not prepared: why; run supabase/plain/roles.sql first.'],
  [
    '42501',
    `The database refused it: why (code 42501); allowed: the owner of its tables in DATABASE_URL. ${UNCHANGED}`,
  ],
  [
    '55P03',
    `The database refused it: why (code 55P03); run the command again once nothing else uses these tables. ${UNCHANGED}`,
  ],
  [
    '23514',
    `The database refused it: why (code 23514); mend that in the database, and run the command again. ${UNCHANGED}`,
  ],
])('the error %s of a database says how to go on', (code, words) => {
  expect(explainError(refuse(code))).toEqual(new PushRefusal(words))
})

it('an error of a migration names it, and advises no migration', () => {
  const words = (code: string) => String(explainError(new MigrationError('2_b.sql', refuse(code))))
  expect(words('42P01')).toContain(
    'in the migration 2_b.sql; those before it are applied. The database refused it',
  )
  expect(words('42P01')).toContain('mend that in the database')
  expect(words('42704')).toContain('run supabase/plain/roles.sql first')
})

it('a lost connection says what became of the figures', () => {
  const words = (isCommitting: boolean) =>
    String(explainError(new LostConnection('reset', { isCommitting })))
  expect(words(false)).toContain(`was lost: reset. ${UNCHANGED} Run the command again.`)
  expect(words(true)).toContain('the database has all of them or none')
  expect(words(true)).not.toContain(UNCHANGED)
})

it('characters of the database that control a terminal are not shown', () => {
  expect(String(explainError(refuse('23514', '\u001b[2J')))).not.toContain('\u001b')
})

it('an error of this command stays what it is', () => {
  const fault = new TypeError('x is not a function')
  expect(explainError(fault)).toBe(fault)
  expect(explainError(new MigrationError('2_b.sql', fault))).toBe(fault)
})
