import type { ComponentType } from 'react';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { NativeChip } from '../native/native-chip';
import { NativeFacts } from '../native/native-facts';
import { NativeHistory } from '../native/native-history';
import type { RecordControls } from '../records';

/** Loads after the page, to keep the first visit small; until then, and without a network, the native control is shown. */
const lazyWithNative = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Native: ComponentType<Props>,
) => lazyComponent(() => load().catch(() => Native), { waiting: (props: Props) => <Native {...props} /> });

export const antdRecords: RecordControls = {
  Facts: lazyWithNative(() => import('./lazy-records').then((module) => module.AntdFacts), NativeFacts),
  Chip: lazyWithNative(() => import('./lazy-records').then((module) => module.AntdChip), NativeChip),
  History: lazyWithNative(() => import('./lazy-records').then((module) => module.AntdHistory), NativeHistory),
};
