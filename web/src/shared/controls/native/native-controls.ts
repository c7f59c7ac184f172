import type { Controls } from '../controls';
import { NativeButton, NativeButtonLink } from './native-button';
import { NativeCheckbox, NativeInput, NativeRadios, NativeSelect, NativeSwitch, NativeTextArea } from './native-fields';
import { nativeRecords } from './native-records';
import { NativeEmpty, NativeErrorNote, NativeFailure, NativePageLines } from './native-states';

/** The browser's own controls in the product's colors. */
export const nativeControls: Controls = {
  ...nativeRecords,
  Button: NativeButton,
  ButtonLink: NativeButtonLink,
  ErrorNote: NativeErrorNote,
  Empty: NativeEmpty,
  Failure: NativeFailure,
  PageLines: NativePageLines,
  Input: NativeInput,
  TextArea: NativeTextArea,
  Select: NativeSelect,
  Checkbox: NativeCheckbox,
  Switch: NativeSwitch,
  Radios: NativeRadios,
};
