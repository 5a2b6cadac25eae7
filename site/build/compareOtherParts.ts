import { CATEGORIES, type Suite } from '@transparency-lab/widgets/domain'
import { OTHER_PARTS, type OtherPart } from '../src/changes/changeRecord.ts'
import { findResultSuite } from './compareReleases.ts'
import { getFigureDetails, getScoreDetails } from './figureDetails.ts'
import { getResults, type ReleaseResult, type WholeRelease } from './releaseModels.ts'

/**
 * Lists what two releases say differently, beside their figures, about the models, results and suites that both have.
 *
 * @param suites the suites of releases that name none, by the address of the publication
 */
export function compareOtherParts(
  earlier: WholeRelease,
  later: WholeRelease,
  suites: ReadonlyMap<string, Suite>,
): readonly OtherPart[] {
  const before = listTexts(earlier, suites)
  const after = listTexts(later, suites)
  return OTHER_PARTS.filter((part) =>
    [...before[part]].some(([key, text]) => (after[part].get(key) ?? text) !== text),
  )
}

const SOURCE_FACTS = [
  'title',
  'version',
  'language',
  'evaluator',
  'url',
  'licence',
  'licenceUrl',
  'publishedOn',
  'description',
] as const

type Texts = ReadonlyMap<string, string>

/** Lists everything beside the figures as texts by a key that is the same in every release. */
function listTexts(
  { models, suites, plannedModels = [] }: WholeRelease,
  known: ReadonlyMap<string, Suite>,
): Readonly<Record<OtherPart, Texts>> {
  const results = models.flatMap((model) =>
    getResults(model).map((result) => ({
      key: `${model.id} ${findResultSuite(result, known)?.id ?? ''}`,
      result,
    })),
  )
  const ofResults = (read: (evaluation: ReleaseResult['evaluation']) => unknown) =>
    new Map(results.map(({ key, result }) => [key, toText(read(result.evaluation))]))
  const ofSuites = (read: (suite: Suite) => unknown) =>
    new Map(suites.map((suite) => [suite.id, toText(read(suite))]))
  return {
    details: ofResults(listKnownDetails),
    dates: ofResults(({ evaluatedOn, dateKind }) => [evaluatedOn, dateKind]),
    notes: ofResults(({ notes }) => notes),
    caveats: ofSuites(({ caveats = [] }) => caveats),
    measures: ofSuites(({ categoryDetails = {} }) =>
      CATEGORIES.map((category) => categoryDetails[category]?.measures),
    ),
    names: new Map(
      models.map(({ id, name, provider, description, url }) => [
        id,
        toText([name, provider, description, url]),
      ]),
    ),
    sources: new Map([
      ...ofResults(({ origin }) => [origin?.title, origin?.url]),
      ...ofSuites((suite) => SOURCE_FACTS.map((fact) => suite[fact] ?? null)),
    ]),
    planned: new Map([['', toText(plannedModels.map(toText).toSorted())]]),
  }
}

/** Lists which details of the figures are known. That one has another value is a change of the figure itself. */
function listKnownDetails({ scores, subcategories, totalProbes }: ReleaseResult['evaluation']) {
  const measured = (['composite', ...CATEGORIES] as const).map((measure) => {
    const score = scores[measure]
    const interval = 'interval' in score ? score.interval : undefined
    return getScoreDetails(interval, measure === 'composite' ? totalProbes : undefined)
  })
  return [...measured, ...subcategories.map(getFigureDetails)].map((details) =>
    Object.entries(details).flatMap(([name, text]) => (text === undefined ? [] : name)),
  )
}

function toText(value: unknown): string {
  return JSON.stringify(value)
}
