import type { Suite } from '../domain/index.ts'
import type { SuiteLabels } from '../labels/index.ts'
import { useUniqueId } from './useUniqueId.ts'
import { NO_FORM } from './noForm.ts'
import { SelectControl } from './SelectControl.tsx'

/** Props of the switch of suites. */
export interface SuiteSwitchProps {
  /** The suites in their order. */
  readonly suites: readonly Suite[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  readonly labels: Pick<SuiteLabels, 'categories' | 'choose' | 'models'>
}

/** From this number of suites on, the radio buttons would need more than one row. */
const MANY_SUITES = 5

/**
 * Chooses a suite, with its year and its numbers of models and categories: by radio buttons, or by a list
 * where there are many suites or little room.
 */
export function SuiteSwitch({ suites, selected, onSelect, labels }: SuiteSwitchProps) {
  const name = useUniqueId()
  const format = ({ publishedOn, models, categories }: Suite) => [
    ...(publishedOn === undefined ? [] : [publishedOn.slice(0, 4)]),
    ...(models === undefined ? [] : [labels.models(models)]),
    labels.categories(categories.length),
  ]
  return (
    <div className="tl-suite-switch" data-many={suites.length >= MANY_SUITES} part="suites">
      <SelectControl
        {...NO_FORM}
        aria-label={labels.choose}
        value={selected}
        onChange={({ target }) => onSelect(target.value)}
      >
        {suites.map((suite) => (
          <option key={suite.id} value={suite.id}>
            {[suite.title, ...format(suite)].join(' · ')}
          </option>
        ))}
      </SelectControl>
      <fieldset className="tl-suites">
        <legend className="tl-visually-hidden">{labels.choose}</legend>
        {suites.map((suite) => {
          const { id, title } = suite
          return (
            <label key={id} className="tl-suite">
              <input
                {...NO_FORM}
                type="radio"
                name={name}
                value={id}
                checked={id === selected}
                onChange={() => onSelect(id)}
              />
              <span className="tl-suite-title">
                <bdi>{title}</bdi>
              </span>
              <span className="tl-suite-facts">{format(suite).join(' · ')}</span>
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
