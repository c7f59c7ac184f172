import type { Controls } from '../controls';
import { AntdButton, AntdButtonLink } from './antd-button';
import { AntdCheckbox, AntdInput, AntdRadios, AntdSwitch, AntdTextArea, LazyAntdSelect } from './antd-fields';
import { antdRecords } from './antd-records';
import { AntdEmpty, AntdErrorNote, AntdFailure, AntdPageLines } from './antd-states';

/** Ant Design's controls, which the console's layout loads. */
export const antdControls: Controls = {
  ...antdRecords,
  Button: AntdButton,
  ButtonLink: AntdButtonLink,
  ErrorNote: AntdErrorNote,
  Empty: AntdEmpty,
  Failure: AntdFailure,
  PageLines: AntdPageLines,
  Input: AntdInput,
  TextArea: AntdTextArea,
  Select: LazyAntdSelect,
  Checkbox: AntdCheckbox,
  Switch: AntdSwitch,
  Radios: AntdRadios,
};
