import type { UseFormReturn } from 'react-hook-form'
import { useLabels } from '../../data/index.ts'
import { Field } from '../../ui/index.ts'
import type { RequestFields } from './requestFields.ts'

interface RequestTextsProps {
  readonly form: Pick<UseFormReturn<RequestFields>, 'register' | 'formState'>
}

const FIELDS = [
  { name: 'modelName', type: 'text', autoComplete: 'off' },
  { name: 'provider', type: 'text', autoComplete: 'organization' },
  { name: 'modelUrl', type: 'url', autoComplete: 'url' },
  { name: 'contactEmail', type: 'email', autoComplete: 'email' },
] as const

/** The required text fields of a request. */
export function RequestTexts({ form }: RequestTextsProps) {
  const labels = useLabels('requestForm')
  return FIELDS.map(({ name, type, autoComplete }) => (
    <Field key={name} label={labels[name]} error={form.formState.errors[name]?.message} isRequired>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          {...form.register(name)}
          required
        />
      )}
    </Field>
  ))
}
