import { Button } from '@tafelrunde/stage';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { Dead } from './lost.tsx';

/** A part of the page could not be fetched, or broke: one sentence and a way out instead of a blank page. */
export class Fallen extends Component<{ readonly children: ReactNode }, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <FallenPage />;
  }
}

function FallenPage() {
  const t = useTexts();
  return (
    <Dead
      title={t.loadFailed.title}
      text={t.loadFailed.text}
      ways={
        <Button kind="primary" onClick={() => location.reload()}>
          {t.loadFailed.again}
        </Button>
      }
    />
  );
}
