import { forwardRef, useImperativeHandle, type ComponentPropsWithoutRef } from 'react'
import { classNames } from './classNames.ts'
import { dirOf, ENGLISH, langOf, type Language } from './language.ts'
import { Tooltips, type Explanations } from './tooltip/index.ts'
import { useHeldFocus } from './useHeldFocus.ts'

/** Where a widget takes its light or dark colours from. */
export type Theme = 'inherit' | 'light' | 'dark' | 'system'

/** What every widget's outermost element takes, besides the attributes of a section. */
export interface WidgetRootProps extends ComponentPropsWithoutRef<'section'> {
  /**
   * Light or dark colours: as the page around it, always one, or as the visitor's system.
   * @default 'inherit'
   */
  readonly theme?: Theme | undefined
  /**
   * The language of what the widget says. The host's own `lang` and `dir` come before it.
   * @default English
   */
  readonly language?: Language | undefined
  /**
   * What tooltips say of the terms inside.
   * @default there are none
   */
  readonly terms?: Explanations | undefined
}

/**
 * The outermost element of a widget: it gates every style of the package. It has an intrinsic width;
 * the container inside of it cannot have one, because container queries measure it.
 */
export const WidgetRoot = forwardRef<HTMLElement, WidgetRootProps>(function WidgetRoot(
  { theme = 'inherit', language = ENGLISH, terms, className, lang, dir, children, ...rest },
  ref,
) {
  const { root, onFocus, onBlur } = useHeldFocus()
  useImperativeHandle(ref, () => root.current as HTMLElement, [root])
  return (
    // It only hears where the focus of its parts goes.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <section
      ref={root}
      onFocus={onFocus}
      onBlur={onBlur}
      className={classNames('tl-root', className)}
      part="root"
      data-theme={theme}
      lang={lang ?? langOf(language)}
      dir={dir ?? dirOf(language)}
      {...rest}
    >
      <div className="tl-container">
        {children}
        {terms && <Tooltips terms={terms} />}
      </div>
    </section>
  )
})
