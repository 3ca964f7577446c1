import type { Section, SectionPart } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, answersIn } from '@vicino/domain/form/answers.ts'
import { type Branch, gateTree } from './gate-tree.ts'

type PartCard = {
  part: SectionPart
  key: string
  /** Its title; null where the page says it already. */
  label: string | null
  /** The group whose fields it holds; null for the part's own. */
  group: string | null
  rows: readonly Branch[]
}

/**
 * The cards of a section as its answers stand: each part has one for its own questions and one for each group, which
 * lends it its name. A question that alone gates the rest of its part stands at the head of it, not around it.
 */
export const partCards = (section: Section, answers: Answers): PartCard[] =>
  section.parts.flatMap(part => cardsOf(part, section, answers))

function cardsOf(part: SectionPart, section: Section, answers: Answers): PartCard[] {
  const own = gateTree(section, answers).filter(({ name }) => part.fields.includes(name))
  const groups = own.flatMap(groupsIn)
  const [first, ...more] = own.flatMap(withoutGroups)
  const rows =
    first && more.length === 0 ? [{ ...first, opened: [] }, ...first.opened] : own.flatMap(withoutGroups)
  const isList = rows.length === 1 && first?.field.kind === 'entries'
  const cards = groups.map(({ name, field }) => ({
    part,
    key: name,
    label: field.label,
    group: name,
    rows: 'fields' in field ? gateTree(field, answersIn(answers, name)) : [],
  }))
  if (rows.length === 0) return cards
  return [{ part, key: part.label, label: isList ? null : part.label, group: null, rows }, ...cards]
}

/** The groups of a branch, which become cards of their own. */
const groupsIn = (branch: Branch): Branch[] =>
  branch.field.kind === 'group' ? [branch] : branch.opened.flatMap(groupsIn)

/** A branch without the groups in it; nothing where it is one. */
const withoutGroups = (branch: Branch): Branch[] =>
  branch.field.kind === 'group' ? [] : [{ ...branch, opened: branch.opened.flatMap(withoutGroups) }]
