import { INVALID, type Invalid } from './schemas.ts'

/** Returns the value of an optional field; undefined when it has none or an invalid one. */
export function valueOrUndefined<Value>(
  field: Value | null | undefined | Invalid,
): Value | undefined {
  return field === null || field === INVALID ? undefined : field
}

/** Returns the valid entries of an optional list. */
export function validEntries<Entry>(list: readonly (Entry | Invalid)[] | Invalid): Entry[] {
  return list === INVALID ? [] : list.filter((entry): entry is Entry => entry !== INVALID)
}
