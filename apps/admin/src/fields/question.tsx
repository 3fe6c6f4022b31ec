import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './question.module.css';

type QuestionProps = { children: ReactNode; answer: string; onAnswer: () => void };

/** A question about what is filled in, below its field, with the one answer that changes it; without one it stays. */
export function Question({ children, answer, onAnswer }: QuestionProps) {
  return (
    <div className={classes.question}>
      <p>{children}</p>
      <Button variant="default" onClick={onAnswer}>
        {answer}
      </Button>
    </div>
  );
}
