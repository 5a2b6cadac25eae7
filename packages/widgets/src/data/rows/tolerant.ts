import * as z from 'zod/mini'
import type { CalendarDate } from '../../domain/index.ts'

/**
 * The state of the current parse. A schema can return only a value, so the count of invalid fields and the last valid
 * day are stored here. Parsing is synchronous, so only one runs at a time.
 */
let current = { invalidFields: 0, lastDay: '9999-12-31' }

/** A parsed value, and how many of its optional fields and list entries are invalid and left out. */
export interface Parsed<Output> {
  readonly data: Output
  readonly invalidFields: number
}

/**
 * Parses a value.
 *
 * @param lastDay the last day that a date may have
 * @returns undefined when the value is invalid
 */
export function parseTolerantly<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
  lastDay: CalendarDate = current.lastDay,
): Parsed<Output> | undefined {
  const outer = current
  current = { invalidFields: 0, lastDay }
  try {
    const { success, data } = schema.safeParse(value)
    return success ? { data, invalidFields: current.invalidFields } : undefined
  } finally {
    current = outer
  }
}

/** Returns whether a day is not after the last valid day of the current parse. */
export function isWithinLastDay(day: CalendarDate): boolean {
  return day <= current.lastDay
}

/**
 * Parses a part of a value. An invalid part returns undefined and counts as one invalid field, however many of its
 * fields are invalid.
 */
export function parsePart<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
): Output | undefined {
  const before = current.invalidFields
  const { success, data } = schema.safeParse(value)
  if (success) return data
  current.invalidFields = before + 1
  return undefined
}

/** Returns a schema that also counts the invalid fields in its value. The given schema must accept every value. */
export function withInvalidCount<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Parsed<Output>> {
  return transformedBy((value) => {
    const before = current.invalidFields
    const data = schema.parse(value)
    return { data, invalidFields: current.invalidFields - before }
  })
}

/** Adds to the number of invalid fields. */
export function leaveOut(count = 1): void {
  current.invalidFields += count
}

/** Returns a schema that transforms any value by a function. */
export function transformedBy<Output>(parse: (value: unknown) => Output): z.ZodMiniType<Output> {
  const schema: z.ZodMiniType = z.transform(parse)
  return schema as z.ZodMiniType<Output>
}

/** An optional field: absent or null when it is unknown; left out and counted when it is invalid. */
export function optionalField<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Output | undefined> {
  return transformedBy((value) =>
    value === undefined || value === null ? undefined : parsePart(schema, value),
  )
}

/** A field that must have a value: left out and counted when it is absent, null or invalid. */
export function requiredField<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Output | undefined> {
  return transformedBy((value) => parsePart(schema, value))
}

/** A list of at most `most` entries, empty when it is absent or null. Invalid entries are left out and counted. */
export function list<Output>(
  schema: z.ZodMiniType<Output>,
  most = Infinity,
): z.ZodMiniType<readonly Output[]> {
  return transformedBy((value): readonly Output[] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value) || value.length > most) {
      leaveOut()
      return []
    }
    return value.flatMap((entry) => parsePart(schema, entry) ?? [])
  })
}

/** Returns a schema that parses a value and then transforms it by a function. */
export function transformed<Output, Result>(
  schema: z.ZodMiniType<Output>,
  transform: (value: Output) => Result,
): z.ZodMiniType<Result> {
  const piped: z.ZodMiniType = z.pipe(schema, z.transform(transform))
  return piped as z.ZodMiniType<Result>
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The type of an object. It always has the first fields, and has each of the others only when it has a value. */
export type Fields<Always extends Shape, Sometimes extends Shape> = {
  readonly [Name in keyof Always]: z.output<Always[Name]>
} & { readonly [Name in keyof Sometimes]?: Exclude<z.output<Sometimes[Name]>, undefined> }

/**
 * An object with the fields of two lists, in their order: those of the first always, those of the second only when
 * they have a value.
 */
export function fields<Always extends Shape, Sometimes extends Shape>(
  always: Always,
  sometimes: Sometimes,
): z.ZodMiniType<Fields<Always, Sometimes>> {
  const names = Object.keys(always)
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return transformed(z.object({ ...always, ...sometimes }) as z.ZodMiniType<object>, (parsed) => {
    const values = Object.entries(parsed).filter(([, value]) => value !== undefined)
    return { ...none, ...Object.fromEntries(values) } as Fields<Always, Sometimes>
  })
}
