import type { Language } from '../wire/language.ts'
import { invitationDays } from './invitation.ts'

type Letter = { subject: string; text: string }

/** The letter that carries the link of an invitation, in the language of who invites. */
export const invitationMail: Record<Language, (link: string, maker: string, business: string) => Letter> = {
  it: (link, maker, business) => ({
    subject: `Vicino: invito di ${business}`,
    text: `${maker} la invita a lavorare con ${business} su Vicino. Per accettare apra questo link: vale ${invitationDays} giorni e una volta sola.\n\n${link}\n\nSe non aspettava questo invito, può ignorarlo.\n`,
  }),
  de: (link, maker, business) => ({
    subject: `Vicino: Einladung von ${business}`,
    text: `${maker} lädt Sie ein, mit ${business} auf Vicino zu arbeiten. Zum Annehmen öffnen Sie diesen Link: Er gilt ${invitationDays} Tage und nur einmal.\n\n${link}\n\nWenn Sie diese Einladung nicht erwartet haben, können Sie sie ignorieren.\n`,
  }),
  fr: (link, maker, business) => ({
    subject: `Vicino : invitation de ${business}`,
    text: `${maker} vous invite à travailler avec ${business} sur Vicino. Pour accepter, ouvrez ce lien : il est valable ${invitationDays} jours et une seule fois.\n\n${link}\n\nSi vous n'attendiez pas cette invitation, vous pouvez l'ignorer.\n`,
  }),
  en: (link, maker, business) => ({
    subject: `Vicino: invitation from ${business}`,
    text: `${maker} invites you to work with ${business} on Vicino. To accept, open this link: it holds for ${invitationDays} days and once only.\n\n${link}\n\nIf you did not expect this invitation, you can ignore it.\n`,
  }),
}
