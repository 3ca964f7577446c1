import sections from '@vicino/domain/anamnesis/words/fr.json' with { type: 'json' }
import models from '@vicino/domain/protocols/words/fr.json' with { type: 'json' }
import fieldErrors from '@vicino/domain/wire/words/fr.json' with { type: 'json' }

const files = import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' })

/** Every text of this language: what the server says too, and one JSON file per feature, so that each brings its own. */
export const catalogue: Record<string, string> = {
  ...sections,
  ...models,
  ...fieldErrors,
  ...Object.fromEntries(Object.values(files).flatMap(file => Object.entries(file))),
}
