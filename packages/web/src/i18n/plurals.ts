/**
 * Italian text is its own key, so Italian needs entries for plurals only: the key is the text with
 * `{{count}}` and the form behind it. Intl knows a third form, "many", for whole millions.
 */
export const italianPlurals: Record<string, string> = {
  'Ancora {{count}} da scegliere_one': 'Ancora {{count}} campo da scegliere',
  'Ancora {{count}} da scegliere_other': 'Ancora {{count}} campi da scegliere',
  'Ancora {{count}} da scegliere_many': 'Ancora {{count}} campi da scegliere',
}
