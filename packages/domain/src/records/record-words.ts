/** One text of the screen, by its Italian words. */
type Text = { label: string }

/** What people read of a plain record, `{{name}}` being what the record is called. */
export type RecordWords = {
  /** One such record. */
  one: Text
  /** What happened to one, in the log; `created` heads the page of a new one too. */
  log: Record<'created' | 'corrected' | 'struck', Text>
  /** What is told whoever did it. */
  done: Record<'created' | 'corrected' | 'struck', Text>
  correct: Text
  /** Two versions of one, of which one has to be chosen. */
  twoVersions: Text
  strike: Record<'button' | 'question' | 'meaning', Text>
  /** Frequent reasons of a correction. */
  reasons: readonly Text[]
}

/** How a field is called; fields of one name in `together` say one thing, and are merged as one. */
export type RecordRow = {
  label: string
  together?: string
  /** What its values are called. */
  options?: readonly { value: string; label: string }[]
}
