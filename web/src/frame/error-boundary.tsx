import { Button } from '@tafelrunde/stage';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { Notice } from './notice.tsx';

/** A part of the page could not be fetched, or broke: one sentence and a way out instead of a blank page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    return this.state.fault === undefined ? this.props.children : <FaultPage />;
  }
}

function FaultPage() {
  const t = useTexts();
  return (
    <Notice
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
