import type { Figure } from '../importer.ts'

/** The share of the answers that each judge of a score could read; null if it is unknown. */
export type Judges = ReadonlyMap<string, number | null>

/** The least share that each judge must read; below it, the score is in effect that of the other judges. */
const MIN_READ_SHARE = 0.9

/** Returns the judges of a score, with a note or a rejection if one of them did not read every answer. */
export function readJudges(judges: Judges): Pick<Figure, 'judge' | 'notes' | 'rejection'> {
  if (judges.size === 0) return {}
  const names = [...judges.keys()].map(spell).sort()
  const texts = [...judges].flatMap(([name, share]) =>
    share === 1 || share === null ? [] : [`${spell(name)} ${formatShare(share)}`],
  )
  const isSilent = [...judges.values()].some(
    (share) => share !== null && !(share >= MIN_READ_SHARE && share <= 1),
  )
  return {
    judge: names.join(', '),
    ...(isSilent && {
      rejection: `a judge could not read enough answers to be part of the score: ${texts.join(', ')}; needed: ${formatShare(MIN_READ_SHARE)}`,
    }),
    ...(!isSilent &&
      texts.length > 0 && {
        notes: [`Share of the answers that a judge could read: ${texts.join(', ')}.`],
      }),
  }
}

/** The group tables of HELM write "GPT" and "Llama", its statistics "gpt" and "llama". */
function spell(name: string): string {
  const [first = '', ...rest] = name
  return name === 'gpt' ? 'GPT' : first.toUpperCase() + rest.join('')
}

/** Formats a share without rounding it up to all. */
function formatShare(share: number): string {
  return share >= 0 && share <= 1 ? `${Math.floor(share * 1000) / 10} %` : 'an unknown share'
}
