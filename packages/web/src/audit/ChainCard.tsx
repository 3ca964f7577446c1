import { chainFaults, type ChainVerification } from '@vicino/domain/audit/audit.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../calls/place-failure.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from '../ui/Page.tsx'
import classes from './Audit.module.css'
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
        {walk.is === 'done' && <Outcome checked={walk.checked} outcome={walk.outcome} />}
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

function Outcome({ checked, outcome }: { checked: number; outcome: ChainVerification }) {
  const { t } = useTranslation()
  const { broken, unlinked, head } = outcome
  const format = formatIn(spokenLanguage())
  const fault = chainFaults.find(({ value }) => value === broken?.fault)
  return (
    <>
      {broken && fault ? (
        <Notice tone="error">
          <p>{t(fault.label)}</p>
          {broken.link !== null && (
            <p>{t('Primo anello rotto: {{link}}', { link: format.number(broken.link) })}</p>
          )}
          {broken.audit_id !== null && <p className={classes.hash}>{broken.audit_id}</p>}
        </Notice>
      ) : (
        <Notice tone="ok">{t('La catena è intatta.')}</Notice>
      )}
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('Anelli verificati')}</dt>
          <dd>{format.number(checked)}</dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('Registrazioni non ancora collegate')}</dt>
          <dd>{format.number(unlinked)}</dd>
        </div>
        {head && (
          <div className={classes.fact}>
            <dt>{t('Ultimo anello sano')}</dt>
            <dd>
              {format.number(head.link)}
              <span className={classes.hash}>{head.hash}</span>
              <span className={classes.hint}>
                {t('Chi lo annota altrove può provare più tardi che dopo di esso non è stato tolto nulla.')}
              </span>
              <CopyButton text={`${head.link} ${head.hash}`} label={t("Copia l'anello")} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
