import { useLabels } from '../../data/index.ts'
import { Field, type FieldProps } from '../../ui/index.ts'

/** A field that may stay empty, and says so. */
export function OptionalField(props: Omit<FieldProps, 'isRequired' | 'mark'>) {
  const { optional } = useLabels('form')
  return <Field {...props} mark={optional} />
}
