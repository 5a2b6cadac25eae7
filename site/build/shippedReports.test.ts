import { expect, it } from 'vitest'
import { readReports } from '../../supabase/index.ts'
import { readRecord } from './releaseRecord.ts'
import { archivedReleases } from './releases.ts'
import { RELEASES } from './releasesFolder.ts'
import { createReportsFile } from './reportsFile.ts'

it('every report that the shipped file calls corrected is tied to a release', async () => {
  const releases = (await archivedReleases()).toReversed()
  const record = await readRecord(RELEASES)
  const { reports } = await createReportsFile(await readReports(), releases, record)
  const untied = reports.filter((each) => each.state === 'corrected' && each.correctedIn === null)
  expect(untied).toEqual([])
})
