import { formatIn } from '@vicino/domain/days/format.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'

/** Who wrote the version that stands, and when: behind what says that a change came too late. Nothing where nobody knows. */
export const changedWords = (tasks: readonly Pick<Task, 'changed'>[], t: TFunction): string => {
  const said = tasks.flatMap(({ changed }) =>
    changed
      ? t('L’ha cambiato {{by}} il {{at}}.', {
          by: changed.by,
          at: formatIn(spokenLanguage()).instant(changed.at),
        })
      : [],
  )
  return [...new Set(said)].map(words => ` ${words}`).join('')
}
