import type { Choice } from './chooseRuns.ts'

/** Lists the problems that abort an import: invalid files and contradictory results. */
export function findProblems({ reports, contradictions }: Choice): string[] {
  const broken = reports
    .filter(({ isBroken }) => isBroken)
    .map(({ file, reason }) => `${file}: ${reason ?? ''}`)
  return [...broken, ...contradictions]
}
