import type { Language } from '../wire/language.ts'
import { resetLinkHours } from './reset-link.contract.ts'

/** The letter that carries the link for a forgotten password, in the language of who receives it. */
export const resetMail: Record<Language, (link: string, maker: string) => { subject: string; text: string }> =
  {
    it: (link, maker) => ({
      subject: 'Vicino: scegliere una nuova password',
      text: `Il link è stato preparato da ${maker}. Con questo link può scegliere una nuova password. Vale ${resetLinkHours} ore e una volta sola:\n\n${link}\n\nSe non ha chiesto una nuova password, avvisi la direzione.\n`,
    }),
    de: (link, maker) => ({
      subject: 'Vicino: ein neues Passwort wählen',
      text: `Der Link wurde von ${maker} erstellt. Mit diesem Link können Sie ein neues Passwort wählen. Er gilt ${resetLinkHours} Stunden und nur einmal:\n\n${link}\n\nWenn Sie kein neues Passwort verlangt haben, melden Sie es der Leitung.\n`,
    }),
    fr: (link, maker) => ({
      subject: 'Vicino : choisir un nouveau mot de passe',
      text: `Le lien a été créé par ${maker}. Ce lien vous permet de choisir un nouveau mot de passe. Il est valable ${resetLinkHours} heures et une seule fois :\n\n${link}\n\nSi vous n'avez pas demandé de nouveau mot de passe, avertissez la direction.\n`,
    }),
    en: (link, maker) => ({
      subject: 'Vicino: choose a new password',
      text: `The link was made by ${maker}. With this link you can choose a new password. It holds for ${resetLinkHours} hours and once only:\n\n${link}\n\nIf you did not ask for a new password, tell the management.\n`,
    }),
  }

/** The letter that tells somebody that her password was chosen anew by a link. */
export const resetDoneMail: Record<Language, { subject: string; text: string }> = {
  it: {
    subject: 'Vicino: la sua password è cambiata',
    text: 'La password del suo accesso a Vicino è stata scelta di nuovo con un link. Se non è stata lei, avvisi subito la direzione.\n',
  },
  de: {
    subject: 'Vicino: Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Zugangs zu Vicino wurde mit einem Link neu gewählt. Waren Sie es nicht, melden Sie es sofort der Leitung.\n',
  },
  fr: {
    subject: 'Vicino : votre mot de passe a changé',
    text: "Le mot de passe de votre accès à Vicino a été choisi à nouveau par un lien. Si ce n'était pas vous, avertissez tout de suite la direction.\n",
  },
  en: {
    subject: 'Vicino: your password has changed',
    text: 'The password of your access to Vicino was chosen anew by a link. If it was not you, tell the management at once.\n',
  },
}
