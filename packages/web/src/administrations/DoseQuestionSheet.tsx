import { answeredByOrder } from '@vicino/domain/administrations/dose-confirmation.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SuggestionChips } from '../ui/fields/SuggestionChips.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useReason } from '../ui/fields/use-reason.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { doseLine } from './administration-words.ts'
import { GivenTo } from './Bedside.tsx'
import { DoseQuestionNotes } from './DoseQuestionNotes.tsx'
import classes from './Doses.module.css'
import type { AskedDose, Giving, Met } from './use-giving.ts'

type Props = { asked: AskedDose; giving: Giving }

/** Everything that is asked before a dose, in one sheet and with one reason. */
export function DoseQuestionSheet({ asked, giving }: Props) {
  return giving.met && <OpenSheet asked={asked} giving={giving} met={giving.met} />
}

function OpenSheet({ asked, giving, met }: Props & { met: Met }) {
  const { t } = useTranslation()
  const { withdraw, saving } = giving
  return (
    <Sheet open onClose={withdraw} title={t('Prima della dose')} dismissible={!saving}>
      <GivenTo />
      <p className={classes.about}>
        <strong>{asked.drug.name}</strong>
        <span>{doseLine(met.dose, asked.drug, t)}</span>
      </p>
      <DoseQuestionNotes questions={met.questions} dose={{ ...asked, dose: met.dose }} />
      {met.mayConfirm ? (
        <ReasonToGive giving={giving} met={met} />
      ) : (
        <SheetActions>
          <Button onClick={withdraw} data-autofocus>
            {t('Ho letto')}
          </Button>
        </SheetActions>
      )}
    </Sheet>
  )
}

const suggestions = [{ label: 'Sentito il medico' }] as const

/** One reason for all of it: that it goes by the order, by one tap, or in words. */
function ReasonToGive({ giving, met }: { giving: Giving; met: Met }) {
  const { t } = useTranslation()
  const { confirm, withdraw, saving, banner } = giving
  const reason = useReason(met.reason)
  const byOrder = answeredByOrder(met.questions)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        reason.give(confirm)
      }}
    >
      <Fields>
        <p className={classes.hint}>
          {t('Se la dose è data, resta nel dossier con il motivo e va in consegna.')}
        </p>
        {byOrder && (
          <Button variant="default" disabled={saving} onClick={() => confirm(t('Come ordinato'))}>
            {t('Come ordinato')}
          </Button>
        )}
        <div className={classes.suggested}>
          <SuggestionChips
            suggestions={suggestions.map(({ label }) => t(label))}
            onChoose={reason.field.onChange}
          />
          <TextField
            label={byOrder ? t('Altro motivo') : t('Motivo')}
            required
            {...reason.field}
            maxLength={lineMax}
          />
        </div>
        {banner && <Notice tone="error">{banner}</Notice>}
      </Fields>
      <SheetActions>
        <Button type="submit" loading={saving} data-danger>
          {t('Registra la dose')}
        </Button>
        <Button variant="default" onClick={withdraw} disabled={saving}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}
