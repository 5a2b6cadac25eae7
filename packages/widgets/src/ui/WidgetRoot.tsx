import {
  useEffect,
  useImperativeHandle,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Theme } from '../domain/index.ts'
import { classNames } from './classNames.ts'
import { useLazyParts } from './lazyParts.ts'
import {
  ENGLISH,
  getDirAttribute,
  getLangAttribute,
  type WidgetLanguage,
} from './widgetLanguage.ts'
import { Tooltip, type TooltipTexts } from './tooltip/Tooltip.tsx'
import { useRestoreFocus } from './useRestoreFocus.ts'

/** Props that every widget takes: the attributes of a section, and the theme. */
export interface WidgetProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /**
   * The colour scheme of the widget.
   * @default the theme of the provider, or else 'inherit'
   */
  readonly theme?: Theme | undefined
}

/** Props that `defineWidget` adds to those of the host. */
export interface WidgetFrame {
  readonly rootRef: ForwardedRef<HTMLElement>
  readonly language: WidgetLanguage
}

/** Props of a widget's outermost element. */
export interface WidgetRootProps extends WidgetProps {
  readonly children?: ReactNode | undefined
  /** Receives the outermost element. */
  readonly rootRef?: ForwardedRef<HTMLElement> | undefined
  /**
   * The language of the widget's texts. The host's own `lang` and `dir` override it.
   * @default English
   */
  readonly language?: WidgetLanguage | undefined
  /**
   * Texts of the tooltips inside.
   * @default no tooltips
   */
  readonly terms?: TooltipTexts | undefined
}

/**
 * The outermost element of a widget, which scopes every style of the package. It sets the intrinsic width;
 * container queries measure the element inside of it, which therefore has none.
 */
export function WidgetRoot(props: WidgetRootProps) {
  const { rootRef, language = ENGLISH, theme = 'inherit', terms, children, ...attributes } = props
  const {
    className,
    lang = getLangAttribute(language),
    dir = getDirAttribute(language),
    ...rest
  } = attributes
  const { root, onFocus, onBlurCapture } = useRestoreFocus()
  useCopying(root)
  useImperativeHandle(rootRef, () => root.current as HTMLElement, [root])
  return (
    <section
      ref={root}
      className={classNames('tl-root', className)}
      part="root"
      data-theme={theme}
      lang={lang}
      dir={dir}
      {...rest}
    >
      {/* It handles the focus of the elements inside: the outermost element has the handlers of the host. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="tl-container" onFocus={onFocus} onBlurCapture={onBlurCapture}>
        {children}
        {terms && <Tooltip terms={terms} />}
      </div>
    </section>
  )
}

/** Copies what a reader selects as a table. The code for it loads with the first selection; until then the browser copies. */
function useCopying(root: RefObject<HTMLElement | null>) {
  const { loadCopying } = useLazyParts()
  // Synchronises with the clipboard.
  useEffect(() => {
    const widget = root.current
    if (widget === null) return
    const controller = new AbortController()
    const { signal } = controller
    const load = () => {
      // In a shadow root, every selection looks collapsed from outside.
      const isInside = widget.getRootNode() !== widget.ownerDocument
      const selection = widget.ownerDocument.getSelection()
      if (!isInside && selection?.isCollapsed !== false) return
      loadCopying().then(
        ({ copyAsTable }) => widget.addEventListener('copy', copyAsTable, { signal }),
        // The browser copies without it.
        () => undefined,
      )
    }
    widget.ownerDocument.addEventListener('selectionchange', load, { signal })
    return () => controller.abort()
  }, [root, loadCopying])
}
