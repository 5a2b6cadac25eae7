import { bidiIsolate } from '../domain/index.ts'
import type { ShortenedNames, SummaryFacts } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

/** Writes the summary of a leaderboard in Arabic. */
export function arSummary(facts: SummaryFacts): string {
  const { found, missing, unmeasured, published, evaluated } = facts
  const among = found === undefined ? '' : ` ضمن النتائج وعددها ${arCount(found)}`
  const elsewhere = unmeasured.map(
    ({ categories, suite }) =>
      `${categories.join('، ')}${suite === undefined ? '' : ` (انظر ${bidiIsolate(suite)})`}`,
  )
  return [
    `${facts.measure}${among}: ${leading(facts)}.`,
    missing > 0 && `${lacking(missing)}.`,
    elsewhere.length > 0 && `ما لا يُقاس هنا: ${elsewhere.join('، ')}.`,
    published !== undefined && `نُشرت الأرقام في ${published}.`,
    published === undefined && evaluated !== undefined && dated(evaluated, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

function dated(evaluated: string, { dateKind }: SummaryFacts): string {
  return dateKind === 'at_latest'
    ? `قُيِّمت النماذج في موعد أقصاه ${evaluated}.`
    : `أحدث تقييم: ${evaluated}.`
}

function leading({ leaders, highest, indistinct, scored, certainty }: SummaryFacts): string {
  if (highest === undefined) return 'لم تُقَس'
  const names = listed(leaders)
  if (scored === 1) return `${names}، ${highest}`
  const lead = `في الصدارة ${names} بنسبة ${highest}`
  if (certainty === undefined) return lead
  if (certainty === 'unknown') return `${lead}؛ ولا يُعرف مدى وضوح ذلك`
  const isOpen = certainty === 'at_least'
  if (indistinct.names.length > 0) {
    const others = listed(indistinct) + (isOpen ? ' وربما سواها' : '')
    return `${lead}؛ ولا يمكن تمييز ما يلي عن الصدارة: ${others}`
  }
  return `${lead}، بفارق واضح عن كل ما قيس غيرها${isOpen ? ' وفق الهوامش المعروفة' : ''}`
}

function listed({ names, more }: ShortenedNames): string {
  const all = names.map(bidiIsolate).join(' و')
  return more > 0 ? `${all} و${arCount(more)} غيرها` : all
}

function lacking(count: number): string {
  return arPlural(count, {
    zero: 'لا يوجد نموذج تنقصه',
    one: 'نموذج واحد تنقصه هذه الدرجة',
    two: 'نموذجان تنقصهما هذه الدرجة',
    few: `${arCount(count)} نماذج تنقصها هذه الدرجة`,
    many: `${arCount(count)} نموذجًا تنقصها هذه الدرجة`,
    other: `${arCount(count)} نموذج تنقصها هذه الدرجة`,
  })
}
