import { Inline } from '../layout/Inline.tsx'
import chips from './Chips.module.css'

type Props = {
  /** Frequent words, in the reader's language. */
  suggestions: readonly string[]
  onChoose: (words: string) => void
  /** The first one takes the focus when its sheet opens. */
  startsFocused?: boolean
}

/** Frequent words that one tap writes into a field of text, where they can still be changed. */
export function SuggestionChips({ suggestions, onChoose, startsFocused = false }: Props) {
  return (
    <Inline>
      {suggestions.map((words, index) => (
        <button
          key={words}
          type="button"
          className={chips.chip}
          data-autofocus={(startsFocused && index === 0) || undefined}
          onClick={() => onChoose(words)}
        >
          {words}
        </button>
      ))}
    </Inline>
  )
}
