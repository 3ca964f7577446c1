import { type HoldRule, mostHoldRules } from '@vicino/domain/drugs/hold-rules.ts'
import { type HoldParameter, holdParameter, holdParameters } from '@vicino/domain/drugs/hold-parameters.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldGroup, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import classes from './Drugs.module.css'
import type { DrugForm } from './drug-values.ts'

/** The parameters that are asked most often before a dose, in the order in which a new row takes them. */
const usual: readonly HoldParameter[] = ['hr', 'bp_max', 'glyc', 'sat_o2']

/** When a dose is not given: a parameter below or above a bound, at most four of them. */
export function HoldRulesFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const rules = form.values.hold_rules
  const set = (next: HoldRule[]): void => form.setFieldValue('hold_rules', next)
  const free = usual.find(field => rules.every(({ parameter }) => parameter !== field)) ?? 'hr'
  return (
    <FieldGroup title={t('Non dare se')}>
      <Text as="p" tone="muted" size={15}>
        {t('Prima della dose si chiede il valore, se nelle ultime due ore non è stato misurato.')}
      </Text>
      {rules.map((rule, index) => (
        <RuleFields
          key={`${index} ${rule.parameter}`}
          rule={rule}
          errorOf={field => errorOf(form, index, field)}
          onChange={changed => set(rules.map((one, at) => (at === index ? changed : one)))}
          onRemove={() => set(rules.filter((_, at) => at !== index))}
        />
      ))}
      {rules.length < mostHoldRules && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => set([...rules, { parameter: free, below: null, above: null }])}
        >
          {t('Aggiungi una regola')}
        </Button>
      )}
    </FieldGroup>
  )
}

/** What is refused of a rule, or of all of them at the first. */
const errorOf = (form: DrugForm, index: number, field: keyof HoldRule) =>
  form.errors[`hold_rules.${index}.${field}`] ??
  (index === 0 && field === 'parameter' ? form.errors['hold_rules'] : undefined)

type RuleProps = {
  rule: HoldRule
  errorOf: (field: keyof HoldRule) => DrugForm['errors'][string]
  onChange: (rule: HoldRule) => void
  onRemove: () => void
}

function RuleFields({ rule, errorOf: error, onChange, onRemove }: RuleProps) {
  const { t } = useTranslation()
  const { label, unit, step } = holdParameter(rule.parameter)
  return (
    <div className={classes.rule}>
      <SelectField
        label={t('Parametro')}
        options={holdParameters}
        value={rule.parameter}
        error={error('parameter')}
        onChange={parameter => parameter && onChange({ parameter, below: null, above: null })}
      />
      <SideBySide>
        <NumberField
          label={t('Sotto')}
          unit={unit}
          step={step}
          value={rule.below}
          error={error('below')}
          onChange={below => onChange({ ...rule, below })}
        />
        <NumberField
          label={t('Sopra')}
          unit={unit}
          step={step}
          value={rule.above}
          error={error('above')}
          onChange={above => onChange({ ...rule, above })}
        />
      </SideBySide>
      <Button
        variant="subtle"
        aria-label={t('Rimuovi la regola: {{parameter}}', { parameter: t(label) })}
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onRemove}
      >
        {t('Rimuovi')}
      </Button>
    </div>
  )
}
