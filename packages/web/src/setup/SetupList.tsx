import { isAllDone } from '@vicino/domain/setup/checklist.ts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'
import { CelebrateOnce } from './CelebrateOnce.tsx'
import { Progress } from './Progress.tsx'
import classes from './SetupList.module.css'
import { ChecklistSteps } from './ChecklistSteps.tsx'

type Props = ComponentProps<typeof ChecklistSteps> & Pick<ComponentProps<typeof CelebrateOnce>, 'ask'>

/** One checklist: how far it is, its steps, and what there is to say once all are done. */
export function SetupList({ ask, ...of }: Props) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={classes.heading}>{of.label}</h2>
      <Progress of={of.list} />
      {isAllDone(of.list) && (
        <div className={classes.complete} role="status">
          <Notice tone="info">{t('È tutto pronto.')}</Notice>
        </div>
      )}
      <ChecklistSteps {...of} />
      <CelebrateOnce list={of.list} ask={ask} />
    </section>
  )
}
