import { fileURLToPath } from 'node:url'
import { writeMarkedPart } from '../../release/readme/writeMarkedPart.ts'
import { dayReport, filesReport } from './dayReport.ts'
import { readEmbeds } from './embeds.ts'
import { growthReport } from './growthReport.ts'
import { readOptions, type Part, type TrafficOptions } from './options.ts'
import { serversReport } from './serversReport.ts'
import { simulateDay } from './simulateDay.ts'
import { sizesReport } from './sizesReport.ts'

const PAGE = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url))

const REPORTS: Readonly<Record<Part, (options: TrafficOptions) => Promise<string>>> = {
  files: async ({ site }) => filesReport(await readEmbeds(site)),
  day: async ({ site, settings, gbPrice }) => {
    const embeds = await readEmbeds(site)
    return dayReport(simulateDay(embeds, settings), settings, gbPrice)
  },
  growth: async ({ site, settings }) => growthReport(await readEmbeds(site), settings),
  sizes: () => sizesReport(),
  servers: (told) => serversReport(told),
}

const options = readOptions(process.argv.slice(2))
const written = new Date().toISOString().slice(0, 10)
for (const part of options.parts) {
  const report = `${written}: \`pnpm bench:traffic ${part}\`\n\n${await REPORTS[part](options)}`
  console.log(report)
  await writeMarkedPart(PAGE, `bench:traffic ${part}`, report)
}
