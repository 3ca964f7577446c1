import classes from './Performances.module.css'

/** The letter of OPre art. 7 that a service belongs to. */
export const LetterMark = ({ letter }: { letter: string }) => <span className={classes.letter}>{letter}</span>
