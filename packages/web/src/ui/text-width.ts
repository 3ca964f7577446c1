/**
 * How wide the letters of Figtree stand, in hundredths of its size, at the weight of a name (650): whatever is lighter is
 * narrower. Said here and not asked of the browser: that would lay something out before anything is drawn, and answer
 * wrongly until the font has come.
 */
const widths: readonly (readonly [letters: string, hundredths: number])[] = [
  ["il.,|'’ ìíîï", 26],
  ['jI:;!', 31],
  ['frt()-/', 42],
  ['acehknsuvxyzàáâäçèéêëùúûüFJL?', 57],
  ['ACDGHKNOQRUVXÀÂÄÇÖÜ&…', 79],
  ['mwM', 88],
  ['W%@', 99],
]

const usual = 63

const widthOf = new Map(
  widths.flatMap(([letters, hundredths]) => [...letters].map(letter => [letter, hundredths])),
)

/** About how wide a line of text is, in sizes of its letters; rather too wide than too narrow. */
export function textWidth(text: string): number {
  let hundredths = 0
  for (const letter of text) hundredths += widthOf.get(letter) ?? usual
  return hundredths / 100
}
