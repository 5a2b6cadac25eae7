import { Fragment } from 'react'
import { CATEGORIES, formatShortMonth, type Suite } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { NO_FORM } from './noForm.ts'
import { SelectControl } from './SelectControl.tsx'
import { useUniqueId } from './useUniqueId.ts'

/** Props of the switch of suites. */
export interface SuiteSwitchProps {
  /** The suites in their order. */
  readonly suites: readonly Suite[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  readonly labels: Pick<SharedLabels, 'locale' | 'suite' | 'score'>
}

/** From this number of suites on, the radio buttons would need more than one row. */
const MANY_SUITES = 5

/**
 * Switches between suites, each with its month, language and number of models, and the categories that
 * it measures. Radio buttons, or a list where there are many suites or little room.
 */
export function SuiteSwitch({ suites, selected, onSelect, labels }: SuiteSwitchProps) {
  const name = useUniqueId()
  const { choose } = labels.suite
  return (
    <div className="tl-suite-switch" data-many={suites.length >= MANY_SUITES} part="suites">
      <SelectControl
        {...NO_FORM}
        aria-label={choose}
        value={selected}
        onChange={({ target }) => onSelect(target.value)}
      >
        {suites.map((suite) => (
          <option key={suite.id} value={suite.id}>
            {[suite.title, formatFacts(suite, labels), formatMeasured(suite, labels)].join(' · ')}
          </option>
        ))}
      </SelectControl>
      <fieldset className="tl-suites">
        <legend className="tl-visually-hidden">{choose}</legend>
        {suites.map((suite) => (
          <label key={suite.id} className="tl-suite">
            <input
              {...NO_FORM}
              type="radio"
              name={name}
              value={suite.id}
              checked={suite.id === selected}
              onChange={() => onSelect(suite.id)}
            />
            <span className="tl-suite-title">
              <bdi>{suite.title}</bdi>
            </span>{' '}
            <span className="tl-suite-facts">{formatFacts(suite, labels)}</span>{' '}
            <CategoryMarks suite={suite} labels={labels} />
          </label>
        ))}
      </fieldset>
    </div>
  )
}

type MarksProps = Pick<SuiteSwitchProps, 'labels'> & { readonly suite: Suite }

/** A mark for each of the four categories, filled when the suite measures it. A screen reader hears only those. */
function CategoryMarks({ suite, labels }: MarksProps) {
  return (
    <span className="tl-suite-marks">
      {CATEGORIES.map((category) => {
        const isMeasured = suite.categories.includes(category)
        return (
          <Fragment key={category}>
            <span className="tl-suite-mark" data-measured={isMeasured} aria-hidden={!isMeasured}>
              {labels.score.shortCategories[category]}
            </span>{' '}
          </Fragment>
        )
      })}
    </span>
  )
}

/** Formats the month, the language and the number of models of a suite, as far as they are known. */
function formatFacts(
  { publishedOn, language, models }: Suite,
  { locale, suite }: SuiteSwitchProps['labels'],
): string {
  return [
    publishedOn && formatShortMonth(publishedOn, locale),
    language,
    models === undefined ? undefined : suite.models(models),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ')
}

/** Formats the categories that a suite measures. */
function formatMeasured({ categories }: Suite, { score }: SuiteSwitchProps['labels']): string {
  return categories.map((category) => score.shortCategories[category]).join(score.comma)
}
