import type { Suite } from '../domain/index.ts'
import type { SuiteLabels } from '../labels/index.ts'
import { useUniqueId } from './useUniqueId.ts'
import { NO_FORM } from './noForm.ts'

/** Props of the switch of suites. */
export interface SuiteSwitchProps {
  /** The suites in their order. */
  readonly suites: readonly Suite[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  readonly labels: Pick<SuiteLabels, 'categories' | 'choose' | 'models'>
}

/** Radio buttons that choose a suite, with its year and its numbers of models and categories. */
export function SuiteSwitch({ suites, selected, onSelect, labels }: SuiteSwitchProps) {
  const name = useUniqueId()
  return (
    <fieldset className="tl-suites" part="suites">
      <legend className="tl-visually-hidden">{labels.choose}</legend>
      {suites.map(({ id, title, publishedOn, models, categories }) => (
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
          <span className="tl-suite-facts">
            {publishedOn !== undefined && `${publishedOn.slice(0, 4)} · `}
            {models !== undefined && `${labels.models(models)} · `}
            {labels.categories(categories.length)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
