import { formatIn } from '@vicino/domain/days/format.ts'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../calls/place-failure.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './Audit.module.css'
import { ChainOutcome } from './ChainOutcome.tsx'
import { useChainVerification } from './use-chain-verification.ts'

/** Whether the log was tampered with: every entry is linked to the one before it, and the links are checked here. */
export function ChainCard() {
  const { t } = useTranslation()
  const { walk, start, stop } = useChainVerification()
  const format = formatIn(spokenLanguage())
  return (
    <Card title={t('Integrità del registro')}>
      <p className={classes.explained}>
        {t(
          'Ogni registrazione è legata alla precedente: se una viene tolta o cambiata, la catena si spezza.',
        )}
      </p>
      <div role="status" className={classes.outcome}>
        {walk.is === 'walking' && (
          <p>{t('Verifica in corso: {{number}} anelli', { number: format.number(walk.checked) })}</p>
        )}
        {walk.is === 'done' && <ChainOutcome checked={walk.checked} outcome={walk.outcome} />}
        {walk.is === 'failed' && <Notice tone="error">{sentenceOf(walk.failure, t)}</Notice>}
      </div>
      {walk.is === 'walking' ? (
        <Button variant="default" onClick={stop}>
          {t('Interrompi')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconLink size={20} stroke={1.8} aria-hidden />}
          onClick={start}
        >
          {walk.is === 'done' ? t('Verifica di nuovo') : t('Verifica la catena')}
        </Button>
      )}
    </Card>
  )
}
