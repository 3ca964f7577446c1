import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import { Stack } from '../layout/Stack.tsx'
import classes from './ConflictSheet.module.css'
import type { Choices, ShownField, Side } from './merge-sides.ts'

type Props<Shown> = {
  fields: readonly ShownField<Shown>[]
  base: Shown | null
  mine: Shown
  theirs: Shown
  by: string | null
  at: string | null
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** Each field that both have changed, mine and theirs side by side, to choose one. */
export function ConflictChoices<Shown>(props: Props<Shown>) {
  const { fields, base, by, at, choices, onChoose } = props
  const { t } = useTranslation()
  const name = useId()
  const who = {
    mine: t('Quello che ho scritto io'),
    theirs: (
      <>
        {by === null ? t("L'altra versione") : at === null ? by : `${by}, `}
        {by !== null && at !== null && <span className={classes.at}>{at}</span>}
      </>
    ),
  }
  const chooseAll = (side: Side): void =>
    onChoose(Object.fromEntries(fields.map(({ field }) => [field, side])))
  if (fields.length === 0) return null
  return (
    <>
      {fields.length > 1 && (
        <div className={classes.all}>
          <Button variant="default" onClick={() => chooseAll('mine')}>
            {t('Tutta la mia versione')}
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            {by === null || at === null
              ? t("Tutta l'altra versione")
              : t('Tutta la versione di {{by}}', { by })}
          </Button>
        </div>
      )}
      <Stack gap={24}>
        {fields.map(({ field, label, words }) => (
          <FieldFrame
            key={field}
            label={t(label)}
            {...(base !== null && {
              description: t('Prima: {{value}}', { value: words(base, t) || t('(vuoto)') }),
            })}
          >
            <div className={classes.sides}>
              {(['mine', 'theirs'] as const).map(side => (
                <label key={side} className={classes.side}>
                  <input
                    type="radio"
                    name={`${name}-${field}`}
                    checked={choices[field] === side}
                    onChange={() => onChoose({ ...choices, [field]: side })}
                  />
                  <span className={classes.value}>{words(props[side], t) || t('(vuoto)')}</span>
                  <span className={classes.who}>{who[side]}</span>
                </label>
              ))}
            </div>
          </FieldFrame>
        ))}
      </Stack>
    </>
  )
}
