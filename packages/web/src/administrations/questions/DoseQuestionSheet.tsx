import { giveWords } from './scale-tap.ts'
import type { Measured } from '@vicino/domain/drugs/measured.ts'
import { answeredByOrder } from '@vicino/domain/administrations/dose-confirmation.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { ClampContext, makeClampBoard } from '../../ui/fields/clamp-board.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useReason } from '../../ui/fields/use-reason.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { AboutDose } from '../bedside/AboutDose.tsx'
import { DoseQuestionNotes } from './DoseQuestionNotes.tsx'
import { heldWords, outsideWords } from './dose-question-words.ts'
import { HoldFields } from './HoldFields.tsx'
import { judgeMeasured } from './judge-measured.ts'
import { ScaleFields } from './ScaleFields.tsx'
import type { AskedDose, Giving, Met } from '../give/use-giving.ts'
import { useMeasuring } from './use-measuring.ts'
import { useTypedOver } from './use-typed-over.ts'

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
      <AboutDose asked={{ ...asked, dose: met.dose }} questions={met.questions} />
      <DoseQuestionNotes questions={met.questions} dose={{ ...asked, dose: met.dose }} />
      {met.mayConfirm ? (
        <ReasonToGive drug={asked.drug} giving={giving} met={met} />
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

const suggestion = { label: 'Sentito il medico' } as const
const notMeasured = { label: 'Non misurato' } as const

/** One reason for all of it: that it goes by the order, by one tap, or in words. A value may settle it without one. */
function ReasonToGive({ drug, giving, met }: { drug: AskedDose['drug']; giving: Giving; met: Met }) {
  const { t } = useTranslation()
  const { settle, withdraw, saving, banner } = giving
  const reason = useReason(met.reason)
  const measure = useMeasuring(...useState<Measured>({}))
  const [board] = useState(makeClampBoard)
  const amount = useTypedOver(...useState(met.typed))
  const [isMissing, setMissing] = useState(false)
  const measured = measure.shown
  const {
    asked,
    unmeasured,
    outside,
    scaled,
    open: of,
  } = judgeMeasured(met.questions, measured, amount.shown)
  const byOrder = of.length > 0 && answeredByOrder(of.map(({ code }) => code))
  const give = (why: string, isHeld = false): void => {
    // What was typed is no measured value as long as a question at its field is open: 45 may be mg/dl.
    if (board.focusFirst()) return
    if (scaled && scaled.dose === null && !isHeld) return setMissing(true)
    const dose = scaled?.dose
    settle({ of, reason: why, measured, isHeld, ...(dose && !isHeld && { dose }) })
  }
  const suggestions = unmeasured ? [notMeasured, suggestion] : [suggestion]
  const held = outside.map(one => heldWords(one, t)).join(', ')
  const why = outside.map(one => outsideWords(one, t)).join(', ')
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (of.length === 0) give('')
        else reason.give(give)
      }}
    >
      <Fields>
        {asked.length > 0 && (
          <ClampContext value={board}>
            <div data-autofocus-in>
              <HoldFields
                parameters={asked}
                value={measure.kept}
                onChange={measure.keep}
                onTyping={measure.type}
              />
            </div>
          </ClampContext>
        )}
        {scaled && (
          <ClampContext value={board}>
            <ScaleFields
              drug={drug}
              said={scaled.said}
              typed={amount.kept}
              onTyped={amount.keep}
              onTyping={amount.type}
              isMissing={isMissing && scaled.dose === null}
            />
          </ClampContext>
        )}
        {outside.length > 0 && (
          <Button disabled={saving} onClick={() => give(why, true)}>
            {t('Sospendi ({{values}})', { values: held })}
          </Button>
        )}
        {of.length > 0 && (
          <>
            <Text as="p" tone="muted" size={15}>
              {t('Se la dose è data, resta nel dossier con il motivo e va in consegna.')}
            </Text>
            {byOrder && (
              <Button variant="default" disabled={saving} onClick={() => give(t('Come da prescrizione'))}>
                {t('Come da prescrizione')}
              </Button>
            )}
            <Stack gap={8}>
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
            </Stack>
          </>
        )}
        {banner && <Notice tone="error">{banner}</Notice>}
      </Fields>
      <SheetActions>
        <Button
          type="submit"
          variant={outside.length > 0 ? 'default' : 'filled'}
          loading={saving}
          data-danger={of.length > 0 || undefined}
        >
          {scaled?.dose ? giveWords(scaled.dose, drug, t) : t('Registra la dose')}
        </Button>
        <Button variant="default" onClick={withdraw} disabled={saving}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}
