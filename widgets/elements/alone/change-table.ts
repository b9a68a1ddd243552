import { defineAlone } from '../../define-alone.ts';
import { changeTableSpec } from '../change-table.ts';

defineAlone(changeTableSpec);
