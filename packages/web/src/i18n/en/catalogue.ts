const files = import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' })

/** Every text of this language: one JSON file per feature, so that a feature brings its own. */
export const catalogue = Object.fromEntries(Object.values(files).flatMap(file => Object.entries(file)))
