import { useKeptFocus } from '@tafelrunde/stage';
import type { RefObject } from 'react';

/** The keyboard comes back to the field one stands on, or has chosen, when what had the focus is gone: a sheet, a scene, a button. */
export function useFieldFocus(area: RefObject<HTMLElement | null>, asked: string): void {
  useKeptFocus(area, asked, () => area.current?.querySelector<SVGElement>('.field[tabindex="0"]') ?? area.current);
}
