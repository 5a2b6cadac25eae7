import type * as snapshot from '@transparency-lab/widgets/snapshot'
import type * as supabase from '@transparency-lab/widgets/supabase'
import type * as widgets from '@transparency-lab/widgets'
import { expectTypeOf, it } from 'vitest'

type Entries = typeof widgets & typeof snapshot & typeof supabase

/** The optional members that refuse `undefined` under `exactOptionalPropertyTypes`. */
type Refusing<Options> = {
  [Name in keyof Options]-?: object extends Pick<Options, Name>
    ? { [Key in Name]: undefined } extends Pick<Options, Name>
      ? never
      : Name
    : never
}[keyof Options]

/** The props of components, and the options that a function takes after its first argument. */
type Taken<Export, Name> = Export extends (...args: infer Args extends unknown[]) => unknown
  ? Name extends Capitalize<Name & string>
    ? Args[0]
    : Exclude<Args[1], undefined | string | number | readonly unknown[]>
  : never

type Refused = {
  [Name in keyof Entries]: Taken<Entries[Name], Name> extends infer Options
    ? Options extends object
      ? `${Name & string}.${Refusing<Options> & string}`
      : never
    : never
}[keyof Entries]

it('lets consumers pass undefined for every optional prop and option', () => {
  expectTypeOf<Refused>().toBeNever()
  expectTypeOf<Refusing<{ readonly limit?: number }>>().toEqualTypeOf<'limit'>()
})
