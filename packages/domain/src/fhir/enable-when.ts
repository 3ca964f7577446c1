import type { Value } from '../form/answers.ts'
import type { ShownWhen } from '../form/condition.ts'
import type { NamedFields } from '../form/field.ts'
import { codingOf, type QuestionPlace } from './coding.ts'
import type { EnableWhen, QuestionnaireItem } from './resource.ts'

/** Where a condition stands: its neighbours, and the path before their names. */
type Neighbours = Pick<QuestionPlace, 'section' | 't'> & { fields: NamedFields; prefix: string }

type Enabling = Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior'>

/**
 * A condition in FHIR's words. They have one level, either all or any; a deeper condition belongs on a group.
 * @throws {Error} for a condition that FHIR cannot say so
 */
export function enablingOf(condition: ShownWhen | undefined, at: Neighbours): Enabling {
  if (condition === undefined) return {}
  if ('any' in condition)
    return joined(
      'any',
      condition.any.flatMap(part => oneWhen(part, at, 1)),
    )
  if ('all' in condition)
    return joined(
      'all',
      condition.all.flatMap(part => oneWhen(part, at, 2)),
    )
  return joined('all', oneWhen(condition, at, 2))
}

function joined(behavior: 'all' | 'any', enableWhen: EnableWhen[]): Enabling {
  return enableWhen.length > 1 ? { enableWhen, enableBehavior: behavior } : { enableWhen }
}

/** FHIR finds that a question without an answer is not equal to anything; here it satisfies nothing. */
function oneWhen(condition: ShownWhen, at: Neighbours, most: 1 | 2): EnableWhen[] {
  if ('answered' in condition) return [exists(condition.answered, at)]
  if ('field' in condition) return [equals('=', condition.field, condition.is, at)]
  if ('not' in condition && 'field' in condition.not && most === 2)
    return [exists(condition.not.field, at), equals('!=', condition.not.field, condition.not.is, at)]
  throw new Error(`FHIR cannot say ${JSON.stringify(condition)} in one level`)
}

const exists = (name: string, { prefix }: Neighbours): EnableWhen => ({
  question: `${prefix}${name}`,
  operator: 'exists',
  answerBoolean: true,
})

function equals(operator: '=' | '!=', name: string, value: Value, at: Neighbours): EnableWhen {
  const question = `${at.prefix}${name}`
  if (typeof value === 'boolean') return { question, operator, answerBoolean: value }
  return { question, operator, answerCoding: codingOf(at.fields[name]!, value, { ...at, linkId: question }) }
}

/** When a description is asked for: once its choice is made, or one of those that take it. */
export function enablingOfNote(name: string, on: readonly Value[] | undefined, at: Neighbours): Enabling {
  if (on === undefined) return { enableWhen: [exists(name, at)] }
  return joined(
    'any',
    on.map(value => equals('=', name, value, at)),
  )
}
