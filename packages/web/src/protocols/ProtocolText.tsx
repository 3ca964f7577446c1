import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { useTranslation } from 'react-i18next'
import { houseText } from '../i18n/house-text.ts'
import { ProtocolAlarms } from '../tasks/step/ProtocolAlarms.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { calendarWords, stepWords } from './protocol-words.ts'
import classes from './Protocols.module.css'

type Props = { protocol: Pick<Protocol, 'goals' | 'steps' | 'criteria' | 'alarms' | 'services'> }

/** What a protocol asks for, to be read: its goals and steps, by what it is evaluated, when to call for help. */
export function ProtocolText({ protocol: { goals, steps, criteria, alarms, services } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ProtocolAlarms alarms={alarms} />
      <Sentences title={t('Obiettivi')} sentences={goals.map(({ text }) => text)} />
      <Card title={t('Passi')}>
        <Stack as="ol">
          {steps.map(step => (
            <li key={step._id} className={classes.step}>
              <div className={classes.words}>
                {houseText(step.text, t)}
                <span className={classes.muted}>{stepWords(step, services, t)}</span>
                <span className={classes.muted}>{calendarWords(step, t)}</span>
              </div>
            </li>
          ))}
        </Stack>
      </Card>
      <Sentences title={t('Criteri di valutazione')} sentences={criteria} />
    </>
  )
}

/** Some sentences under a heading; nothing where there are none. */
export function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  const { t } = useTranslation()
  if (sentences.length === 0) return null
  return (
    <Card title={title}>
      <ul className={classes.sentences}>
        {sentences.map(sentence => (
          <li key={sentence}>{houseText(sentence, t)}</li>
        ))}
      </ul>
    </Card>
  )
}
