import { expect, it } from 'vitest'
import { readDatabaseUrl } from './readDatabaseUrl.ts'

const read = (url?: string) => readDatabaseUrl({ DATABASE_URL: url })

it.each([
  'postgres://postgres:x@127.0.0.1:5432/lab',
  'postgresql://localhost/lab',
  'postgres://u:p@db.example:5432/lab?sslmode=verify-full&sslrootcert=ca.crt',
  'postgres://u:p@db.example:5432/lab?sslmode=disable',
  'postgres:///lab?host=/var/run/postgresql',
])('takes %s', (url) => {
  expect(read(url)).toBe(url)
})

it.each([
  ['nothing', undefined, /^DATABASE_URL is not set; allowed: postgres:/],
  ['another protocol', 'https://secret.example/', /^DATABASE_URL is no address of a database;/],
  ['no address', 'secret', /^DATABASE_URL is no address of a database;/],
  [
    'another machine in plain text',
    'postgres://u:secret@db.example/lab',
    /how to encrypt; allowed/,
  ],
  [
    'another machine in a parameter',
    'postgres://u:secret@localhost/lab?host=db.example',
    /how to encrypt; allowed/,
  ],
  [
    'an unknown way to encrypt',
    'postgres://u:secret@db.example/lab?sslmode=',
    /how to encrypt; allowed/,
  ],
  ['a password with a number sign', 'postgres://u:secret#x@db.example/lab', /%23 for #/],
])('refuses %s without repeating it', (_, url, words) => {
  expect(() => read(url)).toThrow(words)
  expect(() => read(url)).not.toThrow('secret')
})
