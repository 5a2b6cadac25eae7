import type { UseFormReturn } from 'react-hook-form'
import { useLabels } from '../../data/index.ts'
import { REQUEST_PRIORITIES, REQUEST_REASONS } from '../../domain/index.ts'
import { Field, SelectControl } from '../../ui/index.ts'
import type { RequestFields } from './requestFields.ts'

interface RequestChoicesProps {
  readonly form: Pick<UseFormReturn<RequestFields>, 'register' | 'formState'>
}

/** The reason, the priority and the notes of a request. */
export function RequestChoices({ form: { register, formState } }: RequestChoicesProps) {
  const labels = useLabels('requestForm')
  const { errors } = formState
  return (
    <>
      <Field label={labels.reason} error={errors.reason?.message} isRequired>
        {(control) => (
          <SelectControl {...control} {...register('reason')} required>
            <option value="">{labels.reasonPlaceholder}</option>
            {REQUEST_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {labels.reasons[reason]}
              </option>
            ))}
          </SelectControl>
        )}
      </Field>
      <Field label={labels.priority} error={errors.evaluationPriority?.message}>
        {(control) => (
          <SelectControl {...control} {...register('evaluationPriority')}>
            {REQUEST_PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {labels.priorities[priority]}
              </option>
            ))}
          </SelectControl>
        )}
      </Field>
      <div className="tl-wide">
        <Field label={labels.additionalNotes} error={errors.additionalNotes?.message}>
          {(control) => <textarea {...control} rows={4} {...register('additionalNotes')} />}
        </Field>
      </div>
    </>
  )
}
