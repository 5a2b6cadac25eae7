import type { UseFormReturn } from 'react-hook-form'
import { useLabels } from '../../data/index.ts'
import { REPORTER_ROLES } from '../../domain/index.ts'
import { CheckField, Field, SelectControl } from '../../ui/index.ts'
import { OptionalField } from '../form/index.ts'
import type { ProblemFields } from './problemFields.ts'

interface ProblemControlsProps {
  readonly form: Pick<UseFormReturn<ProblemFields>, 'register' | 'formState'>
}

/** What is wrong with which figure, and what it should be. */
export function ProblemTexts({ form: { register, formState } }: ProblemControlsProps) {
  const labels = useLabels('problemForm')
  const { hints } = labels
  const { errors } = formState
  return (
    <>
      <div className="tl-wide">
        <Field
          label={labels.reportedFigure}
          hint={hints.reportedFigure}
          error={errors.reportedFigure?.message}
          isRequired
        >
          {(control) => (
            <input {...control} autoComplete="off" {...register('reportedFigure')} required />
          )}
        </Field>
      </div>
      <div className="tl-wide">
        <Field
          label={labels.problem}
          hint={hints.problem}
          error={errors.problem?.message}
          isRequired
        >
          {(control) => <textarea {...control} rows={4} {...register('problem')} required />}
        </Field>
      </div>
      <OptionalField
        label={labels.correction}
        hint={hints.correction}
        error={errors.correction?.message}
      >
        {(control) => <textarea {...control} rows={3} {...register('correction')} />}
      </OptionalField>
      <OptionalField
        label={labels.evidenceUrl}
        hint={hints.evidenceUrl}
        error={errors.evidenceUrl?.message}
      >
        {(control) => (
          <input {...control} type="url" autoComplete="off" {...register('evidenceUrl')} />
        )}
      </OptionalField>
    </>
  )
}

/** Who reports it, and whether the lab may publish the words. */
export function ReporterFields({ form: { register, formState } }: ProblemControlsProps) {
  const labels = useLabels('problemForm')
  const { hints } = labels
  const { errors } = formState
  return (
    <>
      <Field label={labels.name} hint={hints.name} error={errors.name?.message} isRequired>
        {(control) => <input {...control} autoComplete="name" {...register('name')} required />}
      </Field>
      <Field
        label={labels.contactEmail}
        hint={hints.contactEmail}
        error={errors.contactEmail?.message}
        isRequired
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            {...register('contactEmail')}
            required
          />
        )}
      </Field>
      <div className="tl-wide">
        <Field
          label={labels.reporterRole}
          hint={hints.reporterRole}
          error={errors.reporterRole?.message}
          isRequired
        >
          {(control) => (
            <SelectControl {...control} {...register('reporterRole')} required>
              {REPORTER_ROLES.map((role) => (
                <option key={role} value={role}>
                  {labels.roles[role]}
                </option>
              ))}
            </SelectControl>
          )}
        </Field>
      </div>
      <div className="tl-wide">
        <CheckField label={labels.mayPublish} error={undefined} {...register('mayPublish')} />
      </div>
    </>
  )
}
