import { IconArrowDown, IconBackspace } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import classes from './Keypad.module.css'
import { type PadDigit, type PadKey, type PadRule, typeKey } from './keypad-typing.ts'
import { useHeightVariable } from '../use-height-variable.ts'
import { useCoarsePointer } from './use-coarse-pointer.ts'

const ruleOf = ({ dataset }: HTMLInputElement): PadRule => ({
  max: Number(dataset['padMax']),
  decimals: Number(dataset['padDecimals']),
})

/** Writes as a keyboard would: the field hears of it, and holds the text before anything moves on. */
function write(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end')
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' })))
}

/** A field that is entered is wholly selected: the first key writes it anew, also what a draft brought back. */
function enter(field: HTMLInputElement): void {
  field.focus()
  field.select()
}

const keptText = ({ value, selectionStart, selectionEnd }: HTMLInputElement): string =>
  selectionStart === 0 && selectionEnd === value.length ? '' : value

type Props = {
  children: ReactNode
  /**
   * A keypad in the midst of a page comes when one of its fields is entered, and not before; it goes with a tap beside
   * its form, once that tap has met what it meant.
   */
  called?: { shown: boolean; show: (shown: boolean) => void }
}

/**
 * Number fields with digits under the thumb: a field that can take no further digit leads to the next one by
 * itself. «Avanti» leads to the field after the one that was typed in, whether that one went on by itself or not: what
 * is typed next never lands one field too far. Where there is a keyboard there is no keypad, and nothing moves by itself.
 */
export function Keypad({ children, called }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLInputElement>(null)
  /** The field came by itself: «Avanti», pressed out of habit, must not skip it. */
  const cameByItself = useRef(false)
  /** The field that a tap has just entered: the finger leaves the cursor in it, and the first key writes it anew all the same. */
  const chosen = useRef<HTMLInputElement>(null)
  const isTouched = useCoarsePointer()
  const isShown = isTouched && (called?.shown ?? true)
  const isCalled = called !== undefined
  const fields = (): HTMLInputElement[] =>
    Array.from(area.current?.querySelectorAll<HTMLInputElement>('input[data-pad-max]') ?? [])
  // Before the keys can be seen: later it would take back what a quick thumb has typed already.
  useLayoutEffect(() => {
    if (isCalled) return
    const first = area.current?.querySelector<HTMLInputElement>('input[data-pad-max]')
    if (first) enter(first)
  }, [isCalled])
  useGoesBeside(area, called)
  // It looks as what it is: wholly selected, once the tap has set its cursor.
  useEffect(() => {
    const select = (): void => {
      if (chosen.current === document.activeElement) chosen.current?.select()
    }
    document.addEventListener('click', select)
    return () => document.removeEventListener('click', select)
  }, [])

  const current = (): HTMLInputElement | undefined => (last.current?.isConnected ? last.current : fields()[0])
  const moveOn = (): void => {
    const all = fields()
    const from = current()
    const next = from && all[all.indexOf(from) + 1]
    if (next) enter(next)
    else from?.blur()
  }
  const press = (key: PadKey): void => {
    const field = current()
    if (!field) return
    if (document.activeElement !== field) enter(field)
    const kept = chosen.current === field ? '' : keptText(field)
    const { text, full } = typeKey(key === 'back' ? field.value : kept, key, ruleOf(field))
    write(field, text)
    cameByItself.current = false
    if (!full) return
    moveOn()
    cameByItself.current = true
  }
  const goOn = (): void => {
    if (!cameByItself.current) moveOn()
    cameByItself.current = false
  }
  return (
    <div
      ref={area}
      {...(isCalled && { className: classes.called })}
      // A field that is tapped was chosen, also where the cursor stands in it already.
      onPointerDown={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        cameByItself.current = false
        chosen.current = isTouched && target !== document.activeElement ? target : null
      }}
      onInput={() => {
        chosen.current = null
      }}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement && target.dataset['padMax']) {
          last.current = target
          called?.show(true)
        }
        cameByItself.current = false
      }}
    >
      {children}
      {isShown && <Keys onPress={press} onNext={goOn} />}
    </div>
  )
}

/** What is tapped must not move away under the thumb: the keys go after the tap, not before it. */
function useGoesBeside(area: RefObject<HTMLElement | null>, called: Props['called']): void {
  const hide = useEffectEvent(({ target }: MouseEvent) => {
    const form = area.current?.closest('form') ?? area.current
    if (target instanceof Node && target.isConnected && !form?.contains(target)) called?.show(false)
  })
  const isShown = called?.shown === true
  useEffect(() => {
    if (!isShown) return undefined
    // The keys have come over what stood at the lower edge: the field that called them stays in sight.
    const entered = document.activeElement
    if (entered instanceof HTMLInputElement) entered.scrollIntoView({ block: 'start' })
    document.addEventListener('click', hide)
    return () => document.removeEventListener('click', hide)
  }, [isShown])
}

function Keys({ onPress, onNext }: { onPress: (key: PadKey) => void; onNext: () => void }) {
  const { t } = useTranslation()
  const pad = useRef<HTMLDivElement>(null)
  useHeightVariable('--pad-height', pad)
  const digit = (key: PadDigit, wide = ''): ReactNode => (
    <button key={key} type="button" className={`${classes.key} ${wide}`} onClick={() => onPress(key)}>
      {key}
    </button>
  )
  return (
    <div
      ref={pad}
      className={classes.pad}
      role="group"
      aria-label={t('Tastierino')}
      // The field keeps the cursor.
      onPointerDown={event => event.preventDefault()}
    >
      {(['1', '2', '3'] as const).map(key => digit(key))}
      <button
        type="button"
        className={classes.key}
        aria-label={t("Cancella l'ultima cifra")}
        onClick={() => onPress('back')}
      >
        <IconBackspace size={24} stroke={1.8} aria-hidden />
      </button>
      {(['4', '5', '6'] as const).map(key => digit(key))}
      <button type="button" className={`${classes.key} ${classes.next}`} onClick={onNext}>
        <IconArrowDown size={22} stroke={1.9} aria-hidden />
        {t('Avanti')}
      </button>
      {(['7', '8', '9'] as const).map(key => digit(key))}
      <button type="button" className={classes.key} aria-label={t('Punto')} onClick={() => onPress('.')}>
        .
      </button>
      {digit('0', classes.zero)}
    </div>
  )
}
