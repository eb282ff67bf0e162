import './step-shape.scss';
import { Shape, type ShapeProps } from './shape.tsx';

/** The shape that holds a step's number in a sequence. */
export const StepShape = (props: ShapeProps) => <Shape {...props} />;
