// @tier full
import { platform } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { readSchema } from '../tests/openDatabase.ts'
import { postgrestSql } from './postgrestSql.ts'
import { scaleSql } from './scaleSql.ts'
import { findPostgres, startPostgres } from './stockPostgres.ts'
import { throughputOf } from './throughput.ts'

const PROGRAMS = findPostgres()

it.skipIf(PROGRAMS === undefined || platform() !== 'linux')(
  'a server’s answers are counted, and its refusals told',
  async () => {
    const server = await startPostgres(PROGRAMS ?? '')
    onTestFinished(() => server.close())
    await server.run(await readSchema())
    await server.run(scaleSql({ models: 20, evaluations: 2, seed: 1 }))
    const { perSecond, coreMs } = await throughputOf(server, postgrestSql(), 1)
    expect(perSecond).toBeGreaterThan(0)
    expect(coreMs).toBeGreaterThan(0)
    const forbidden = throughputOf(server, 'select * from public.newsletter_subscribers', 1)
    await expect(forbidden).rejects.toThrow('permission denied')
  },
)
