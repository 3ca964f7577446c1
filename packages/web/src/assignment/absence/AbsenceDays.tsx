import { useNavigate } from '@tanstack/react-router'
import type { UseFormReturnType } from '@mantine/form'
import { absenceKinds } from '@vicino/domain/absences/absence-kinds.ts'
import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { whoIsAway } from '@vicino/domain/absences/who-is-away.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { notBefore } from '../../tasks/form/moved-values.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { pages } from '../../pages/pages.ts'
import type { AbsenceValues } from './absence-values.ts'
import { spanWords } from './absence-words.ts'
import { StayingTasks } from './StayingTasks.tsx'

type Props = { form: UseFormReturnType<AbsenceValues>; plan: AbsencePlan | undefined }

/** From when to when, and why as far as the house writes it; what that meets is said at once. */
export function AbsenceDays({ form, plan }: Props) {
  const { t } = useTranslation()
  const { date, end_date, full_day, kind } = form.values
  return (
    <Stack>
      <Card>
        <Fields>
          <SideBySide>
            <DayField
              label={t('Dal giorno')}
              required
              value={date}
              error={form.errors['date']}
              onChange={next =>
                form.setValues({
                  date: next,
                  ...(next !== null && (end_date === null || end_date < next) && { end_date: next }),
                })
              }
            />
            <DayField
              label={t('Fino al giorno')}
              required
              {...notBefore(date)}
              {...fieldOf(form, 'end_date')}
            />
          </SideBySide>
          <SwitchField
            label={t('Tutto il giorno')}
            value={full_day}
            onChange={next =>
              form.setValues({
                full_day: next,
                start_time: next ? null : '08:00',
                end_time: next ? null : '17:00',
              })
            }
          />
          {!full_day && (
            <SideBySide>
              <ClockField label={t('Dalle')} required {...fieldOf(form, 'start_time')} />
              <ClockField label={t('Alle')} required {...fieldOf(form, 'end_time')} />
            </SideBySide>
          )}
          <ChoiceChips
            label={t('Motivo')}
            description={t(
              'Lo vede chi pianifica: per una malattia scegliere «Assenza», senza altre parole.',
            )}
            options={absenceKinds}
            value={kind}
            onChange={next => form.setFieldValue('kind', next ?? 'absence')}
          />
        </Fields>
      </Card>
      {plan && <StandingAbsences plan={plan} />}
      {plan && (
        <Notice>
          {plan.released.length === 0
            ? t('In questi giorni non ha visite né compiti da affidare ad altri.')
            : t('In questi giorni lascia libere {{count}} visite.', { count: plan.released.length })}
        </Notice>
      )}
      {plan?.released.length === 0 && <StayingTasks stays={plan.stays} />}
    </Stack>
  )
}

/** Where she is away already nothing has to be written anew: the way to her visits that still stand in it. */
function StandingAbsences({ plan: { operator, stays } }: { plan: AbsencePlan }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const standing = stays.filter(({ task }) => whoIsAway(task))
  return standing.map(({ task }) => (
    <Notice
      key={task._id}
      tone="attention"
      choices={[
        {
          label: t('Affida le visite di quei giorni'),
          take: () =>
            void navigate({
              ...pages.newAbsence.link({ operatorId: operator._id }, { taskId: task._id }),
              ignoreBlocker: true,
            }),
        },
      ]}
    >
      {t("È già assente: {{when}}. Quell'assenza resta com'è.", { when: spanWords(task) })}
    </Notice>
  ))
}
