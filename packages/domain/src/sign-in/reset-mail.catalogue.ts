import type { Language } from '../wire/language.ts'
import { resetLinkHours } from './reset-link.contract.ts'

/** The letter that carries the link for a forgotten password, in the language of who receives it. */
export const resetMail: Record<Language, (link: string) => { subject: string; text: string }> = {
  it: link => ({
    subject: 'Vicino: scegliere una nuova password',
    text: `Con questo link può scegliere una nuova password. Vale ${resetLinkHours} ore e una volta sola:\n\n${link}\n\nSe non ha chiesto una nuova password, avvisi la direzione.\n`,
  }),
  de: link => ({
    subject: 'Vicino: ein neues Passwort wählen',
    text: `Mit diesem Link können Sie ein neues Passwort wählen. Er gilt ${resetLinkHours} Stunden und nur einmal:\n\n${link}\n\nWenn Sie kein neues Passwort verlangt haben, melden Sie es der Leitung.\n`,
  }),
  fr: link => ({
    subject: 'Vicino : choisir un nouveau mot de passe',
    text: `Ce lien vous permet de choisir un nouveau mot de passe. Il est valable ${resetLinkHours} heures et une seule fois :\n\n${link}\n\nSi vous n'avez pas demandé de nouveau mot de passe, avertissez la direction.\n`,
  }),
  en: link => ({
    subject: 'Vicino: choose a new password',
    text: `With this link you can choose a new password. It holds for ${resetLinkHours} hours and once only:\n\n${link}\n\nIf you did not ask for a new password, tell the management.\n`,
  }),
}
